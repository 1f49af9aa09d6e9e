-- For pandoc: makes a page of the workbook into a page of the book.
--
-- The metadata's `pages` has each page's name and file, as in "index=docs/a.md", in order, the
-- landing page first. `page` is the file that this one comes from. Links between pages become links
-- within the book. Links to other files lead to the repository at the metadata's `sources`; without
-- `sources` their text stays. With the metadata's `whole`, the page is prepared to become a part of
-- one long document: its identifiers begin with the page's name. Without it, the page gets its
-- contents, and its words for the search go to the file that `search` names.

local page, folder, sources, whole, search
local pages, byFile = {}, {}
local roman = { "I", "II", "III", "IV", "V", "VI", "VII", "VIII" }

-- MARK: Files

local function read(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

-- A path from the root: "Chapters/01-X" and "../../docs/a.md" give "docs/a.md".
local function resolve(base, path)
  local parts = {}
  for part in (base .. "/" .. path):gmatch("[^/]+") do
    if part == ".." then table.remove(parts) elseif part ~= "." then table.insert(parts, part) end
  end
  return table.concat(parts, "/")
end

local function add(name, file, parts)
  -- The lesson that this page goes deeper than
  local lesson = name:match("^(.+)-depth$")
  local entry = {
    index = #pages + 1, file = file, name = name, lesson = lesson,
    number = not lesson and tonumber(name:match("^%d+")) or nil,
    title = read(file):match("# ([^\n]+)"):gsub("`", ""),
    part = parts[lesson or name] or #pages == 0 and "Begin" or "To look things up",
  }
  table.insert(pages, entry)
  byFile[file] = entry
end

-- MARK: Links

local function target(link)
  if link:match("^%a[%w+.-]*:") then return link end
  local path, anchor = link:match("^([^#]*)#?(.*)$")
  local file = path == "" and page.file or resolve(folder, path)
  local other = byFile[file] or byFile[file .. "/README.md"]
  if other and whole then
    return "#" .. other.name .. (anchor ~= "" and "--" .. anchor or "")
  elseif other then
    local address = other == page and "" or other.name .. ".html"
    return address .. (anchor ~= "" and "#" .. anchor or "")
  end
  return sources and sources .. file .. (anchor ~= "" and "#" .. anchor or "")
end

function Link(link)
  local address = target(link.target)
  if not address then return link.content end
  link.target = address == "" and page.name .. ".html" or address
  return link
end

function Image(image)
  image.src = "pictures/" .. resolve(folder, image.src):gsub("/", "-")
  return image
end

function Header(header)
  if not whole then return nil end
  local isTitle = header.level == 1
  header.identifier = isTitle and page.name or page.name .. "--" .. header.identifier
  if isTitle and page.number then
    header.content:insert(1, pandoc.Str(page.number .. "  "))
  end
  return header
end

-- Markdown has no line break within a cell, so tables have HTML's, and an EPUB takes only XML.
function RawInline(raw)
  if raw.text:match("^<br ?/?>$") then return pandoc.LineBreak() end
end

-- An excerpt keeps the indentation of its file; here it costs width and says nothing.
function CodeBlock(code)
  local indent
  for line in (code.text .. "\n"):gmatch("(.-)\n") do
    local spaces = line:match("^( *)%S")
    if spaces and (not indent or #spaces < #indent) then indent = spaces end
  end
  if indent and indent ~= "" then
    code.text = ("\n" .. code.text):gsub("\n" .. indent, "\n"):sub(2)
  end
  return code
end

-- Whether a table has three columns or more, and much text in them. Its cells then get their
-- headings, because a phone shows them below each other.
local function labeled(content)
  local headings, characters, cells = {}, 0, 0
  for _, row in ipairs(content.head.rows) do
    for _, cell in ipairs(row.cells) do
      table.insert(headings, pandoc.utils.stringify(cell.contents))
    end
  end
  for _, body in ipairs(content.bodies) do
    for _, row in ipairs(body.body) do
      for column, cell in ipairs(row.cells) do
        cell.attr.attributes["data-heading"] = headings[column]
        characters = characters + utf8.len(pandoc.utils.stringify(cell.contents))
        cells = cells + 1
      end
    end
  end
  return #headings >= 3 and characters / cells > 30
end

-- Columns are as wide as their text needs, not as the dashes below the headings are long. Wide
-- tables scroll by themselves, so that the page does not.
function Table(content)
  for _, column in ipairs(content.colspecs) do column[2] = nil end
  if whole then return content end
  local classes = labeled(content) and { "wide", "long" } or { "wide" }
  return pandoc.Div({ content }, pandoc.Attr("", classes, { tabindex = "0" }))
end

-- MARK: Contents

local function escaped(text)
  return (text:gsub("&", "&amp;"):gsub("<", "&lt;"):gsub('"', "&quot;"))
end

local function contents(blocks)
  local lines, part = { "<ol>" }, nil
  local here = page.lesson or page.name
  for _, entry in ipairs(pages) do
    if entry.part ~= part then
      part = entry.part
      table.insert(lines, "<li class=part>" .. escaped(part) .. "</li>")
    end
    -- A page that goes deeper shows only beside its lesson.
    if not entry.lesson or entry.lesson == here then
      local number = entry.number and "<span>" .. entry.number .. "</span> " or ""
      local current = entry == page and " aria-current=page" or ""
      table.insert(lines, ('<li><a href="%s.html"%s>%s%s</a>'):format(
        entry.name, current, number, escaped(entry.title)))
      if entry == page then
        table.insert(lines, "<ol>")
        for _, block in ipairs(blocks) do
          if block.t == "Header" and block.level == 2 then
            table.insert(lines, ('<li><a href="#%s">%s</a></li>'):format(
              block.identifier, escaped(pandoc.utils.stringify(block))))
          end
        end
        table.insert(lines, "</ol>")
      end
      table.insert(lines, "</li>")
    end
  end
  table.insert(lines, "</ol>")
  return pandoc.RawBlock("html", table.concat(lines, "\n"))
end

-- MARK: Search

local function quoted(text)
  return '"' .. text:gsub('[\\"]', "\\%0"):gsub("%s+", " "):gsub("</", "<\\/") .. '"'
end

local function writeSearch(blocks)
  local file = assert(io.open(search, "w"))
  local id, heading, words = "", page.title, {}
  local function finish()
    file:write(("[%s,%s,%s,%s],\n"):format(
      quoted(page.name .. ".html" .. (id ~= "" and "#" .. id or "")), quoted(page.title),
      quoted(heading), quoted(table.concat(words, " "))))
    words = {}
  end
  for _, block in ipairs(blocks) do
    if block.t == "Header" then
      finish()
      id, heading = block.identifier, pandoc.utils.stringify(block)
    else
      local plain = pandoc.write(pandoc.Pandoc({ block }), "plain")
      table.insert(words, (plain:gsub("%-%-+", " ")))
    end
  end
  finish()
  file:close()
end

-- MARK: The page

function Meta(meta)
  local function text(key) return meta[key] and pandoc.utils.stringify(meta[key]) end
  sources, search, whole = text("sources"), text("search"), meta.whole ~= nil
  local parts = {}
  for index, part in ipairs(meta.parts) do
    for _, chapter in ipairs(part.chapters) do
      parts[pandoc.utils.stringify(chapter)] =
        "Part " .. roman[index] .. ": " .. pandoc.utils.stringify(part.title)
    end
  end
  for name, file in text("pages"):gmatch("(%S-)=(%S+)") do add(name, file, parts) end
  page = assert(byFile[text("page")], "no such page in the book: " .. tostring(text("page")))
  folder = page.file:match("^(.*)/")
end

-- What README says before its first section: the landing page begins with it.
local function introduction()
  local blocks = {}
  for _, block in ipairs(pandoc.read(read("README.md"), "gfm").blocks) do
    if block.t == "Header" and block.level == 2 then break end
    -- Its links are from the root, and this page knows their text only.
    table.insert(blocks, pandoc.walk_block(block, { Link = function(link) return link.content end }))
  end
  return blocks
end

function Pandoc(document)
  if page == pages[1] then
    local blocks = introduction()
    for _, block in ipairs(document.blocks) do
      -- The one heading of the first level is the introduction's.
      if block.t == "Header" then block.level = block.level + 1 end
      table.insert(blocks, block)
    end
    document.blocks = blocks
  end
  if whole then return pandoc.Pandoc(document.blocks) end
  if search then writeSearch(document.blocks) end
  local function neighbor(step)
    local entry = pages[page.index + step]
    return entry and { address = entry.name .. ".html", title = entry.title }
  end
  document.meta = {
    pagetitle = page.title, contents = contents(document.blocks),
    previous = neighbor(-1), next = neighbor(1),
  }
  return document
end

-- Each function must know the page before links are followed.
return { { Meta = Meta }, { Link = Link, Image = Image, Header = Header,
    RawInline = RawInline, CodeBlock = CodeBlock, Table = Table }, { Pandoc = Pandoc } }
