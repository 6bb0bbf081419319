export { useBrandClubs } from './use-brand-clubs.ts';
