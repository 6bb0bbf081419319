import { PayOwed } from '../../online-payments/public.ts';
import type { ActProps } from './act-props.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { EditSubscription } from './EditSubscription.tsx';
import { PaySubscription } from './PaySubscription.tsx';
import { ReactivateSubscription } from './ReactivateSubscription.tsx';
import { RefundSubscription } from './RefundSubscription.tsx';
import { RemoveSubscription } from './RemoveSubscription.tsx';
import type { Act } from './SubscriptionActs.tsx';
import { SuspendSubscription } from './SuspendSubscription.tsx';
import { UndoCancel } from './UndoCancel.tsx';
import { WriteOff } from './WriteOff.tsx';

const dialogs = {
  pay: PaySubscription,
  link: PayOwed,
  refund: RefundSubscription,
  writeOff: WriteOff,
  suspend: SuspendSubscription,
  reactivate: ReactivateSubscription,
  edit: EditSubscription,
  cancel: CancelSubscription,
  undoCancel: UndoCancel,
  remove: RemoveSubscription,
} as const;

interface ActDialogProps extends ActProps {
  act: Exclude<Act, 'renew'>;
}

export function ActDialog({ act, ...props }: ActDialogProps) {
  const Content = dialogs[act];
  return <Content {...props} />;
}
