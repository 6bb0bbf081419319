export const SHEET_TYPES = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values';
