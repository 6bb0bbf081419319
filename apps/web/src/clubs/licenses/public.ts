export { warningTone, warningWords } from './warning-words.ts';
