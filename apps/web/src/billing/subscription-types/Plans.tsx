import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { deleteSubscriptionPlan } from '@clubpulse/contract/billing/subscription-types.calls';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { recurrenceText } from '../parts/subscription-text.ts';
import { PlanEditor } from './PlanEditor.tsx';
import classes from './Plans.module.css';

type Dialog = { act: 'add' } | { act: 'edit' | 'delete'; plan: SubscriptionPlan };

export function Plans({ type }: { type: SubscriptionType }) {
  const t = useT();
  const formats = useFormats();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const about = (plan: SubscriptionPlan): string =>
    [
      plan.Recurrence === null ? null : recurrenceText(plan.Recurrence, t),
      plan.TrialDays === null ? null : t('billing.freeFor', { days: formats.days(plan.TrialDays) }),
      plan.Installments > 1 ? t('billing.installmentCount', { count: plan.Installments }) : null,
      plan.DurationDays === null ? null : formats.days(plan.DurationDays),
    ]
      .filter((words) => words !== null)
      .join(', ') || t('billing.paidOnce');
  return (
    <EditorSection
      id="plans"
      title={t('billing.plans')}
      note={t('billing.plansText')}
      aside={
        <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setDialog({ act: 'add' })}>
          {t('billing.addPlan')}
        </Button>
      }
    >
      {type.Plans.length === 0 ? (
        <p className={classes['none']}>{t('billing.noPlans')}</p>
      ) : (
        <ul className={classes['plans']}>
          {type.Plans.map((plan) => (
            <li key={plan.SubscriptionPlanId}>
              <span className={classes['names']}>
                <b>{plan.Name}</b>
                <span>{about(plan)}</span>
              </span>
              <span className={classes['price']}>{formats.money(plan.Price, type.Currency)}</span>
              <RowMenu
                label={t('kit.actionsOf', { name: plan.Name })}
                items={[
                  { label: t('kit.edit'), icon: IconPencil, onClick: () => setDialog({ act: 'edit', plan }) },
                  {
                    label: t('kit.delete'),
                    icon: IconTrash,
                    danger: true,
                    onClick: () => setDialog({ act: 'delete', plan }),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {dialog?.act === 'add' && <PlanEditor type={type} onClose={close} />}
      {dialog?.act === 'edit' && <PlanEditor type={type} plan={dialog.plan} onClose={close} />}
      {dialog?.act === 'delete' && <DeletePlan type={type} plan={dialog.plan} onClose={close} />}
    </EditorSection>
  );
}

function DeletePlan({ type, plan, onClose }: { type: SubscriptionType; plan: SubscriptionPlan; onClose: () => void }) {
  const t = useT();
  return (
    <DeletionDialog
      call={deleteSubscriptionPlan}
      input={{ params: { id: type.ClassSubscriptionId, planId: plan.SubscriptionPlanId } }}
      name={plan.Name}
      confirm={t('billing.deletePlan')}
      onClose={onClose}
    >
      {t('billing.deletePlanText')}
    </DeletionDialog>
  );
}
