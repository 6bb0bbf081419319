export { Badges } from './Badges.tsx';
