export { DialogActions } from '../../kit/DialogActions.tsx';
export { RowMenu } from '../../kit/RowMenu.tsx';
export { useDialogForm } from '../../kit/use-dialog-form.ts';
export { RoomName } from './RoomName.tsx';
export { roomColors } from './room-colors.ts';
export { useHeard } from './use-heard.ts';
export { useRooms } from './use-rooms.ts';
