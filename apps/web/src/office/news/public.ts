export { NewestNews } from './NewestNews.tsx';
