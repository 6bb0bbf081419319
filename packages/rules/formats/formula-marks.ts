/** Behind each separator a cell may begin, whichever a spreadsheet reads the file by. Signs of full width count as the plain ones. */
const begin = String.raw`(^|[;,\t\r\n])(\s*)`;
const formula = String.raw`(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const toMark = new RegExp(begin + formula, 'g');
const marked = new RegExp(`${begin}'${formula}`, 'g');

/** Text that no spreadsheet takes for a formula: an apostrophe says that `+39 340` is none. */
export const typed = (words: string): string => words.replace(toMark, "$1$2'");

/** What was typed, of such text; people write the apostrophe themselves in a spreadsheet. */
export const asTyped = (cell: string): string => cell.replace(marked, '$1$2');
