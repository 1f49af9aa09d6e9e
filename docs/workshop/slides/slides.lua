-- For a PDF by pandoc: writes each slide's code as large as its longest line and its height allow.
-- Code that would get too small to be read from the back row stays larger, and its lines wrap. A
-- slide that then needs more than its page ends the run with its headline. What is below a headline
-- goes into a block of its own, which slides.css centers. The cover, "Talk" and "Do now" have a look
-- of their own.

local width, height, smallest, largest = 1220, 530, 22, 34
local looks = { Talk = "talk", Compare = "talk", Retrospective = "talk", ["Do now"] = "work" }

-- The height of text that is no code: about 60 characters go on a line.
local function textHeight(block)
  if block.t == "BulletList" or block.t == "OrderedList" then
    local sum = 0
    for _, item in ipairs(block.content) do
      sum = sum + 12 + 48 * math.ceil(utf8.len(pandoc.utils.stringify(item)) / 60)
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

-- Whether no brace of this code belongs to one before or behind it.
local function isBalanced(code)
  local depth = 0
  for brace in code:gmatch("[{}]") do
    depth = depth + (brace == "{" and 1 or -1)
    if depth < 0 then return false end
  end
  return depth == 0
end

-- Where code that is wide may go on in the next line: as far out of its parentheses as possible, and
-- then as far to the right. A comment behind code gets a line of its own, an error's below the code.
local function broken(line, columns, goesOn)
  if utf8.len(line) <= columns then return line end
  local indent = line:match("^ *")
  local mark = line:match("^ *//+ ")
  if mark then
    local at = line:sub(1, columns):match("^.*() ")
    if at <= #mark then return line end
    return line:sub(1, at - 1) .. "\n" .. broken(mark .. line:sub(at + 1), columns)
  end
  local code, comment = line:match("^( *%S.-)  (// .*)$")
  if comment then
    if comment:match("^// error") then return broken(code, columns) .. "\n" .. indent .. (code:match("{$") and "  " or "") .. comment end
    return indent .. comment .. "\n" .. broken(code, columns)
  end
  -- A closure at the end gets lines of its own, with its parameters in the first.
  local head, body = line:match("^(.-) { (.+) }$")
  if head and not goesOn and isBalanced(body) then
    local names, rest = body:match("^([%w_, ()%[%]]- in) (.+)$")
    head, body = head .. " {" .. (names and " " .. names or ""), rest or body
    return broken(head, columns) .. "\n" .. broken(indent .. "  " .. body, columns) .. "\n" .. indent .. "}"
  end
  local depth, quoted, best, bestDepth = 0, false, nil, math.huge
  for at = 1, math.min(#line - 1, columns) do
    local char, before = line:sub(at, at), line:sub(at - 1, at)
    if (char == '"' or char == "`") and before ~= '\\"' then quoted = not quoted end
    if not quoted then
      if char == ")" or char == "]" or char == "}" then depth = depth - 1 end
      local isPlace = before == ", " or char == "(" and line:sub(at + 1, at + 1) ~= ")" and line:sub(at - 6, at) ~= "throws("
        or before == "= " and line:sub(at + 1, at + 1) == "["
      if isPlace and at > #indent + 8 and depth <= bestDepth then best, bestDepth = at, depth end
      if char == "(" or char == "[" or char == "{" then depth = depth + 1 end
    end
  end
  if not best then return line end
  -- What is before a body ends in a line of its own, or it would look like the body's first line.
  local inside = line:match("^%b()", best)
  if inside and line:match("{[%w_, ()%[%]]*$", best + #inside) then
    return line:sub(1, best) .. "\n" .. broken(indent .. "  " .. inside:sub(2, -2), columns, true)
      .. "\n" .. indent .. line:sub(best + #inside - 1)
  end
  local further = goesOn and line:sub(best, best) == " " and "" or "  "
  local rest = indent .. further .. line:sub(best + 1):gsub("^ +", "")
  return line:sub(1, best):gsub(" +$", "") .. "\n" .. broken(rest, columns, true)
end

local function fit(slide)
  -- Code that would be small gets more and shorter lines, if the page has room for them.
  for _, columns in ipairs { 68, 72, 76, 80 } do
    local space, lines, widest, texts, isWide = height, 0, 0, {}, false
    for index, block in ipairs(slide) do
      if block.t == "CodeBlock" then
        space = space - 50
        local parts = {}
        for line in (block.text .. "\n"):gmatch("(.-)\n") do
          isWide = isWide or utf8.len(line) > 72
          table.insert(parts, broken(line, columns))
        end
        texts[index] = table.concat(parts, "\n")
        for line in (texts[index] .. "\n"):gmatch("(.-)\n") do
          lines, widest = lines + 1, math.max(widest, utf8.len(line))
        end
      else
        space = space - textHeight(block)
      end
    end
    if isWide and widest <= columns and lines * 1.4 * math.min(largest, width / columns / 0.603) <= space then
      for index, text in pairs(texts) do slide[index].text = text end
      break
    end
  end
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
    if index > 1 then
      if block.t ~= "Para" and block.t ~= "BulletList" and block.t ~= "OrderedList" then
        return nil
      end
      if block.t == "Para" and block.content[1].t == "Image" then return nil end
      for _, item in ipairs(block.t == "Para" and { block } or block.content) do
        lines = lines + math.ceil(utf8.len(pandoc.utils.stringify(item)) / 48)
      end
    end
  end
  return lines
end

-- The notes of a slide, under its headline, and with the question to the room in a paragraph of its own.
local function withQuestion(notes, headline)
  local blocks = { pandoc.Para({ pandoc.Emph(headline.content:clone()) }) }
  for _, block in ipairs(notes.content) do
    local at
    for index, inline in ipairs(block.t == "Para" and block.content or {}) do
      if index > 1 and inline.t == "Str" and inline.text:match("^Ask") and block.content[index - 1].t == "SoftBreak" then
        at = index
      end
    end
    if at then
      table.insert(blocks, pandoc.Para({ table.unpack(block.content, 1, at - 2) }))
      table.insert(blocks, pandoc.Para({ pandoc.Strong({ table.unpack(block.content, at) }) }))
    else
      table.insert(blocks, block)
    end
  end
  return pandoc.Div(blocks, notes.attr)
end

-- The headline, the rest in a block of its own, and the notes, which follow on a page of theirs.
local function laidOut(slide, isFirst)
  local headline, body, notes = slide[1], {}, {}
  for index, block in ipairs(slide) do
    if block.t == "Div" and block.classes:includes("notes") then
      table.insert(notes, withQuestion(block, headline))
    elseif index > 1 and block.t ~= "RawBlock" then
      table.insert(body, block)
    end
  end
  local look = isFirst and "cover" or looks[pandoc.utils.stringify(headline)]
  if not look then
    -- What the room does besides, a break for example, is in no chapter.
    local isPause = #body > 0 and pandoc.utils.stringify(body[#body]):match("%d+ min$")
    local isPicture = #body > 0 and body[1].t == "Para" and body[1].content[1].t == "Image"
    look = isPause and "pause" or isPicture and "picture" or "plain"
  end
  local lines = linesOfText({ headline, table.unpack(body) })
  local classes = { "body", lines and lines <= 7 and "large" or "full" }
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
