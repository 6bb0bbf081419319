import type { UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { IconChartDonut, IconHeartbeat, IconPlus, IconPrinter } from '@tabler/icons-react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';

interface MeasuresActionsProps {
  title: string;
  userId: number;
  own: boolean;
  data: UserMeasures | undefined;
  onNew: (() => void) | undefined;
}

export function MeasuresActions({ title, userId, own, data, onNew }: MeasuresActionsProps) {
  const t = useT();
  const goTo = useGoTo();
  const [newest] = data?.Events ?? [];
  return (
    <HeaderActions
      label={t('kit.actionsOf', { name: title })}
      actions={[
        ...(newest === undefined
          ? []
          : [
              { label: t('measures.composition'), icon: IconChartDonut, onClick: () => goTo('BodyCompositionView', userId) },
              {
                label: t('measures.report'),
                icon: IconPrinter,
                onClick: () => goTo('BiometricReport', newest.MeasureEventId),
              },
            ]),
        ...(data === undefined
          ? []
          : [
              {
                label: t('fitnessTests.title'),
                icon: IconHeartbeat,
                onClick: () => goTo('FitnessTestView', own ? undefined : userId),
              },
            ]),
        ...(onNew ? [{ label: t('measures.new'), icon: IconPlus, primary: true, adds: true, onClick: onNew }] : []),
      ]}
    />
  );
}
