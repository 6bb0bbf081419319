export { PersonTags } from './PersonTags.tsx';
export { Tags } from './Tags.tsx';
export { tagWords } from './tag-words.ts';
