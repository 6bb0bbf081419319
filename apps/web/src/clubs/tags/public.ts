import { lazyComponent } from '../../kit/lazy-component.tsx';

export { PersonTags, usePersonTags } from './PersonTags.tsx';
export type { Tagged } from './TagPeople.tsx';
export { Tags } from './Tags.tsx';
export { tagLabel } from './tag-text.ts';

export const TagPeople = lazyComponent(() => import('./TagPeople.tsx').then((it) => it.TagPeople));
