export { PersonTags } from './PersonTags.tsx';
export { TagChips } from './TagChips.tsx';
export { Tags } from './Tags.tsx';
export { tagWords } from './tag-words.ts';
