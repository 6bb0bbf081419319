export { DialogActions } from '../../kit/dialog/DialogActions.tsx';
export { useDialogForm } from '../../kit/dialog/use-dialog-form.ts';
export { RowMenu } from '../../kit/list/RowMenu.tsx';
export { useHeard } from '../bridges/use-heard.ts';
export { RoomName } from '../rooms/RoomName.tsx';
export { roomColors } from '../rooms/room-colors.ts';
export { useRooms } from '../rooms/use-rooms.ts';
