import { loadPhrases } from '../platform/dictionary/dictionary.ts';
import { later } from '../platform/dictionary/en.ts';

const nameOf = (path: string): string => path.replace(/^\.\/|\.ts$/g, '');

export const loadAllPhrases = (): Promise<void> => loadPhrases(Object.keys(later).map(nameOf));
