export { AnswerJoining } from './AnswerJoining.tsx';
