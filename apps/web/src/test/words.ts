import { loadWords } from '../platform/words/dictionary.ts';
import { later } from '../platform/words/en.ts';

// Tests open screens and parts of screens directly: no lazy import brings their words.
const nameOf = (path: string): string => path.replace(/^\.\/|\.ts$/g, '');
await loadWords(Object.keys(later).map(nameOf));
