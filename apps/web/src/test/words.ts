import { loadWords } from '../platform/words/dictionary.ts';
import { later } from '../platform/words/en.ts';

const nameOf = (path: string): string => path.replace(/^\.\/|\.ts$/g, '');

/** Tests open screens and parts of screens directly: no lazy import brings their words. */
export const loadAllWords = (): Promise<void> => loadWords(Object.keys(later).map(nameOf));
