/** A cell may begin after each possible separator. Full-width signs count as the plain ones. */
const begin = String.raw`(^|[;,\t\r\n])(\s*)`;
const formula = String.raw`(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const toMark = new RegExp(begin + formula, 'g');
const marked = new RegExp(`${begin}'${formula}`, 'g');

/** Text that no spreadsheet treats as a formula: an apostrophe is put before `+39 340`. */
export const typed = (words: string): string => words.replace(toMark, "$1$2'");

/** Reverts `typed`; users also write the apostrophe themselves in a spreadsheet. */
export const asTyped = (cell: string): string => cell.replace(marked, '$1$2');
