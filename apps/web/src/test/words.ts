import { loadWords } from '../platform/words/dictionary.ts';
import { later } from '../platform/words/en.ts';

const nameOf = (path: string): string => path.replace(/^\.\/|\.ts$/g, '');

export const loadAllWords = (): Promise<void> => loadWords(Object.keys(later).map(nameOf));
