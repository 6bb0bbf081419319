export { ReceiptPaper, titleOf } from './ReceiptPaper.tsx';
