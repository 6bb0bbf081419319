/**
 * The three widths of the product as media queries: a phone up to 767 px, a tablet up to 1199, a desk from 1200. Style sheets
 * write the same numbers; scripts/checks/widths.ts keeps both to them.
 */
export const PHONE = '(max-width: 767px)';
export const BEYOND_PHONE = '(min-width: 768px)';
