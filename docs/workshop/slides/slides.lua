-- For a PDF by pandoc: writes each slide's code as large as its longest line and its height allow.
-- Code that would get too small to be read from the back row stays larger, and its lines wrap. A
-- slide that then needs more than its page ends the run with its headline. What is below a headline
-- goes into a block of its own, which slides.css centers. The cover, "Talk" and "Do now" have a look
-- of their own.

local width, height, smallest, largest = 1220, 530, 22, 34
local looks = { Talk = "talk", ["Do now"] = "work" }

-- The height of text that is no code: about 60 characters go on a line.
local function textHeight(block)
  if block.t == "BulletList" or block.t == "OrderedList" then
    local sum = 0
    for _, item in ipairs(block.content) do
      sum = sum + 16 + 48 * math.ceil(utf8.len(pandoc.utils.stringify(item)) / 60)
    end
    return sum + 20
  end
  if block.t ~= "Para" then return 0 end
  return 36 + 48 * math.ceil(utf8.len(pandoc.utils.stringify(block)) / 60)
end

-- The lines that the code takes when those with more than `columns` characters wrap, further in.
local function linesOf(code, columns)
  local lines = 0
  for line in (code .. "\n"):gmatch("(.-)\n") do
    lines = lines + 1 + math.max(0, math.ceil((utf8.len(line) - columns) / (columns - 8)))
  end
  return lines
end

local function fit(slide)
  local columns, lines, space, wrapped = 1, 0, height, 0
  for _, block in ipairs(slide) do
    if block.t == "CodeBlock" then
      space = space - 50
      for line in (block.text .. "\n"):gmatch("(.-)\n") do
        columns, lines = math.max(columns, utf8.len(line)), lines + 1
      end
      wrapped = wrapped + linesOf(block.text, width // (smallest * 0.603))
    else
      space = space - textHeight(block)
    end
  end
  local size = math.min(largest, width / columns / 0.603, space / lines / 1.4)
  if size < smallest and wrapped * smallest * 1.4 > space then
    error("more than fits on a page: " .. pandoc.utils.stringify(slide[1]))
  end
  for _, block in ipairs(slide) do
    if block.t == "CodeBlock" then
      block.attributes.style = "font-size: " .. math.max(smallest, size) .. "px"
    end
  end
end

-- How many lines a slide's text takes, or nil if it has anything but paragraphs and lists.
local function linesOfText(slide)
  local lines = 0
  for index, block in ipairs(slide) do
    if index > 1 and block.t ~= "RawBlock" then
      if block.t ~= "Para" and block.t ~= "BulletList" and block.t ~= "OrderedList" then
        return nil
      end
      if block.t == "Para" and block.content[1].t == "Image" then return nil end
      lines = lines + (textHeight(block) - 36) / 48
    end
  end
  return lines
end

-- The headline, the rest in a block of its own, and the notes, which follow on a page of theirs.
local function laidOut(slide, isFirst)
  local headline, body, notes = slide[1], {}, {}
  for index, block in ipairs(slide) do
    if block.t == "Div" and block.classes:includes("notes") then
      table.insert(notes, block)
    elseif index > 1 then
      table.insert(body, block)
    end
  end
  local look = isFirst and "cover" or looks[pandoc.utils.stringify(headline)]
  if not look then
    -- What the room does besides, a break for example, is in no chapter.
    local isPause = #body > 0 and pandoc.utils.stringify(body[#body]):match("%d+ min$")
    look = isPause and "pause" or "plain"
  end
  local lines = linesOfText({ headline, table.unpack(body) })
  local classes = { "body", lines and lines <= 6 and "large" or "full" }
  local rest = pandoc.Div({ pandoc.Div(body) }, { class = table.concat(classes, " ") })
  local blocks = { pandoc.Div({ headline, rest }, { class = "slide " .. look }) }
  for _, block in ipairs(notes) do table.insert(blocks, block) end
  return blocks
end

function Pandoc(deck)
  local blocks, slide = {}, {}
  local function finish()
    fit(slide)
    for _, block in ipairs(laidOut(slide, #blocks == 0)) do table.insert(blocks, block) end
    slide = {}
  end
  for _, block in ipairs(deck.blocks) do
    if block.t == "HorizontalRule" then
      finish()
      table.insert(blocks, block)
    else
      table.insert(slide, block)
    end
  end
  finish()
  return pandoc.Pandoc(blocks, deck.meta)
end
