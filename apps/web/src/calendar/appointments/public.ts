export { BookTrainer } from './book/BookTrainer.tsx';
