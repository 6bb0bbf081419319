/** A spreadsheet reads a text with such a begin as a formula, also if the sign is full-width. */
const begin = String.raw`(^|[;,\t\r\n])(\s*)`;
const formula = String.raw`(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const toMark = new RegExp(begin + formula, 'g');
const marked = new RegExp(`${begin}'${formula}`, 'g');

/** Adds an apostrophe before texts like `+39 340`, so that a spreadsheet does not read them as formulas. */
export const markFormula = (words: string): string => words.replace(toMark, "$1$2'");

export const unmarkFormula = (cell: string): string => cell.replace(marked, '$1$2');
