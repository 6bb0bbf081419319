export { OwnStrapLink } from './OwnStrapLink.tsx';
