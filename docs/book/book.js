// Shows the contents beside the text where there is room, and folds them on a phone.
const contents = document.querySelector("nav details");
const wide = matchMedia("(min-width: 62rem)");
const fold = () => { contents.open = wide.matches; };
wide.addEventListener("change", fold);
fold();
const current = document.querySelector("nav [aria-current]");
if (wide.matches && current) current.closest("nav").scrollTop = current.offsetTop - 200;

// The search. `search.js` has a line for each section: its address, its page, its heading, its text.
const field = document.getElementById("search");
const found = document.getElementById("found");

// Counts where a word begins in a text: "other" is not in "another", and "store" is in "KeyValueStore".
function count(word, text) {
  const lower = text.toLowerCase();
  let found = 0;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (!/[a-z]/i.test(text.charAt(at - 1)) || /[A-Z]/.test(text.charAt(at))) found += 1;
  }
  return found;
}

function matches(words) {
  return (window.sections ?? [])
    .map(([address, page, heading, text]) => {
      const counts = words.map((word) => 10 * count(word, `${page} ${heading}`) + count(word, text));
      if (counts.includes(0)) return null;
      return { address, page, heading, text, rank: counts.reduce((sum, one) => sum + one) };
    })
    .filter((match) => match)
    .sort((one, other) => other.rank - one.rank);
}

function excerpt(text, word) {
  const part = document.createElement("small");
  const start = text.toLowerCase().indexOf(word);
  if (start < 0) return part;
  const mark = document.createElement("mark");
  mark.textContent = text.slice(start, start + word.length);
  const before = text.slice(Math.max(0, start - 50), start);
  part.append(start > 50 ? `…${before}` : before, mark, `${text.slice(start + word.length, start + 90)}…`);
  return part;
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter((word) => word);
  found.replaceChildren();
  found.hidden = words.length === 0;
  if (found.hidden) return;
  const all = matches(words);
  for (const match of all.slice(0, 20)) {
    const link = document.createElement("a");
    link.href = match.address;
    const heading = match.heading === match.page ? match.page : `${match.page}: ${match.heading}`;
    link.append(heading, excerpt(match.text, words[0]));
    const item = document.createElement("li");
    item.append(link);
    found.append(item);
  }
  if (all.length === 0) note("Nothing found. Try fewer letters, or the first table of the decision guide.");
  if (all.length > 20) note(`20 of ${all.length} sections. Another word finds fewer.`);
}

function note(text) {
  const item = document.createElement("li");
  item.textContent = text;
  found.append(item);
}

field.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { field.value = ""; show(); }
  if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
});
found.addEventListener("click", () => { found.hidden = true; });
