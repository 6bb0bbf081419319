export const TABLE_FROM = '(min-width: 1000px)';
