import { loadPhrases } from '../platform/words/dictionary.ts';
import { later } from '../platform/words/en.ts';

const nameOf = (path: string): string => path.replace(/^\.\/|\.ts$/g, '');

export const loadAllPhrases = (): Promise<void> => loadPhrases(Object.keys(later).map(nameOf));
