import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useBack } from '../../platform/back/back-stack.ts';
import { TabBelow } from '../../platform/back/tab-below.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Page.module.css';

export interface PageProps {
  title: string;
  beside?: ReactNode;
  subtitle?: ReactNode;
  leading?: ReactNode;
  /** The path that the back button opens when there is no earlier screen. Only a phone's tabs need none. */
  back?: string;
  actions?: ReactNode;
  below?: ReactNode;
  flush?: boolean;
  reading?: boolean;
  fills?: boolean;
  printsOwnHead?: boolean;
  children: ReactNode;
}

/** True until the first screen is shown, because loading the page must not move the focus. */
let firstShown = true;

const Foot = createContext<HTMLElement | null>(null);

export function PageFoot({ children }: { children: ReactNode }) {
  const foot = useContext(Foot);
  return foot === null ? null : createPortal(children, foot);
}

/** Reports the height of the footer, because toasts appear above it. */
function useFootHeight(foot: HTMLElement | null) {
  useEffect(() => {
    if (foot === null) return;
    const { style } = document.body;
    const report = () => style.setProperty('--page-foot', `${foot.offsetHeight}px`);
    const watch = new ResizeObserver(report);
    watch.observe(foot);
    return () => {
      watch.disconnect();
      style.removeProperty('--page-foot');
    };
  }, [foot]);
}

export function Page({
  title,
  beside,
  subtitle,
  leading,
  back,
  actions,
  below,
  flush = false,
  reading = false,
  fills = false,
  printsOwnHead = false,
  children,
}: PageProps) {
  const tabBelow = useContext(TabBelow);
  const wayBack = back ?? tabBelow;
  const heading = useRef<HTMLHeadingElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useFootHeight(foot);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Clubpulse`;
  }, [title]);
  useEffect(() => {
    if (!firstShown) heading.current?.focus({ preventScroll: true });
    firstShown = false;
  }, [pathname]);
  return (
    <Foot value={foot}>
      <header className={classes['head']} data-prints={!printsOwnHead}>
        {wayBack !== null && <BackButton to={wayBack} />}
        {leading}
        <div className={classes['titles']} data-stacked={leading !== undefined}>
          <div className={classes['title']}>
            <h1 ref={heading} tabIndex={-1} title={title}>
              {title}
            </h1>
            {beside}
          </div>
          {subtitle !== undefined && <div className={classes['subtitle']}>{subtitle}</div>}
        </div>
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </header>
      {below}
      <div className={classes['body']} data-flush={flush} data-reading={reading} data-fills={fills}>
        {children}
      </div>
      <div ref={setFoot} className={classes['foot']} data-page-foot />
    </Foot>
  );
}

function BackButton({ to }: { to: string }) {
  const t = useT();
  const back = useBack(to);
  return (
    <ActionIcon variant="default" className={classes['back']} aria-label={t('kit.back')} onClick={back}>
      <IconArrowLeft size={18} stroke={1.8} />
    </ActionIcon>
  );
}
