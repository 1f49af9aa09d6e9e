-- For a PDF by pandoc: writes each slide's code as large as its longest line and its height allow.
-- Code that would get too small to be read from the back row stays larger, and its lines wrap.

local width, height, smallest, largest = 1172, 530, 25, 34

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

local function fit(slide)
  local columns, lines, space = 1, 0, height
  for _, block in ipairs(slide) do
    if block.t == "CodeBlock" then
      space = space - 50
      for line in (block.text .. "\n"):gmatch("(.-)\n") do
        columns, lines = math.max(columns, utf8.len(line)), lines + 1
      end
    else
      space = space - textHeight(block)
    end
  end
  local size = math.min(largest, width / columns / 0.603, space / lines / 1.4)
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
