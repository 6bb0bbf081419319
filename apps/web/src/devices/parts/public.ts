export { DialogActions } from './DialogActions.tsx';
export { RoomName } from './RoomName.tsx';
export { RowMenu } from './RowMenu.tsx';
export { useDialogForm } from './use-dialog-form.ts';
export { useHeard } from './use-heard.ts';
