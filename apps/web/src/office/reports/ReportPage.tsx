import { hasSeveralClubs } from '@clubpulse/rules/office/reports/several-clubs';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { useInBrand } from '../../platform/use-in-brand.ts';

interface ReportPageProps {
  view: 'month' | 'occupancy' | 'retention' | 'visits' | 'clubs';
  ready: boolean;
  onExport: () => void;
  steps?: ReactNode;
  printsOwnHead?: boolean;
  children: ReactNode;
}

export function ReportPage({ view, ready, onExport, steps, printsOwnHead = false, children }: ReportPageProps) {
  const t = useT();
  const path = pathTo('Reports');
  const inBrand = useInBrand();
  const comparesClubs = hasSeveralClubs(useSelf());
  return (
    <Page
      title={t(inBrand ? 'reports.ofBrand' : 'reports.title')}
      printsOwnHead={printsOwnHead}
      below={
        <TabLinks
          label={t('kit.sections')}
          current={view}
          tabs={[
            { name: 'month', label: t('kit.month'), to: path },
            { name: 'occupancy', label: t('reports.occupancy'), to: `${path}?view=occupancy` },
            { name: 'retention', label: t('reports.retention'), to: `${path}?view=retention` },
            { name: 'visits', label: t('reports.visits'), to: `${path}?view=visits` },
            ...(comparesClubs || view === 'clubs'
              ? [{ name: 'clubs' as const, label: t('shell.clubs'), to: inBrand ? pathTo('BrandReports') : `${path}?view=clubs` }]
              : []),
          ]}
        />
      }
      actions={
        <>
          {steps}
          <HeaderActions
            label={t('kit.more')}
            actions={[
              { label: t('kit.print'), icon: IconPrinter, disabled: !ready, onClick: () => void printSoon() },
              { label: t('kit.export'), icon: IconDownload, disabled: !ready, onClick: onExport },
            ]}
          />
        </>
      }
    >
      {children}
    </Page>
  );
}
