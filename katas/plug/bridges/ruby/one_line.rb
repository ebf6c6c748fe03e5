# frozen_string_literal: true

module KatasBridge
  # So many characters of an answer or of an error are told, and no more.
  LONGEST = 200

  # The first line of a text, shortened, without the addresses that tell nobody anything.
  def self.one_line(text)
    text = text.encode(Encoding::UTF_8, invalid: :replace, undef: :replace).scrub
    line = text.strip.lines.first.to_s.strip.gsub(/:0x\h+/, "")
    line.size > LONGEST ? "#{line[0, LONGEST]}…" : line
  end
end
