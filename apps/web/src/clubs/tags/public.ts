export { PersonTags } from './PersonTags.tsx';
export { Tags } from './Tags.tsx';
