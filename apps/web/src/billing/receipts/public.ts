export { type PaperFormat, ReceiptPaper } from './ReceiptPaper.tsx';
export { VatChoice } from './VatChoice.tsx';
