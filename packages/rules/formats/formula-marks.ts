/** As a spreadsheet may see it. Full-width signs count too. */
const begin = String.raw`(^|[;,\t\r\n])(\s*)`;
const formula = String.raw`(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const toMark = new RegExp(begin + formula, 'g');
const marked = new RegExp(`${begin}'${formula}`, 'g');

/** An apostrophe before texts like `+39 340`, against formulas in spreadsheets. */
export const markFormula = (words: string): string => words.replace(toMark, "$1$2'");

/** The apostrophe may also come from a user. */
export const unmarkFormula = (cell: string): string => cell.replace(marked, '$1$2');
