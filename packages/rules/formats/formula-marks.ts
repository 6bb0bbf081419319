/** Where a spreadsheet may see the begin of a formula. Full-width signs count like plain ones. */
const begin = String.raw`(^|[;,\t\r\n])(\s*)`;
const formula = String.raw`(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const toMark = new RegExp(begin + formula, 'g');
const marked = new RegExp(`${begin}'${formula}`, 'g');

/** Puts an apostrophe before texts like `+39 340`, so that no spreadsheet treats them as a formula. */
export const typed = (words: string): string => words.replace(toMark, "$1$2'");

/** Removes the apostrophe that `typed` adds. It may also come from a user who entered it in a spreadsheet. */
export const asTyped = (cell: string): string => cell.replace(marked, '$1$2');
