-- For a PDF by pandoc: writes each slide's code as large as its longest line and its height allow.
-- Code that would get too small to be read from the back row stays larger, and its lines wrap. A
-- slide that then needs more than its page ends the run with its headline.

local width, height, smallest, largest = 1224, 545, 23, 34

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

function Pandoc(deck)
  local slide = {}
  for _, block in ipairs(deck.blocks) do
    if block.t == "HorizontalRule" then
      fit(slide)
      slide = {}
    else
      table.insert(slide, block)
    end
  end
  fit(slide)
  return deck
end
