export { ReceiptPaper } from './ReceiptPaper.tsx';
