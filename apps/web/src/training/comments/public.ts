export { Feedbacks } from './Feedbacks.tsx';
export { Thread } from './Thread.tsx';
