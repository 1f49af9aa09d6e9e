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

function matches(words) {
  return (window.sections ?? [])
    .map(([address, page, heading, text]) => {
      const all = `${page} ${heading} ${text}`.toLowerCase();
      if (!words.every((word) => all.includes(word))) return null;
      const titles = `${page} ${heading}`.toLowerCase();
      const rank = words.filter((word) => titles.includes(word)).length;
      return { address, page, heading, text, rank };
    })
    .filter((match) => match)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, 20);
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
  for (const match of matches(words)) {
    const link = document.createElement("a");
    link.href = match.address;
    const heading = match.heading === match.page ? match.page : `${match.page}: ${match.heading}`;
    link.append(heading, excerpt(match.text, words[0]));
    const item = document.createElement("li");
    item.append(link);
    found.append(item);
  }
  if (found.childElementCount === 0) {
    const item = document.createElement("li");
    item.textContent = "Nothing found. Try fewer letters.";
    found.append(item);
  }
}

field.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { field.value = ""; show(); }
  if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
});
found.addEventListener("click", () => { found.hidden = true; });
