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
  /** The one h1, and the document's title. */
  title: string;
  /** Chips right after the title: what it is about belongs to. */
  beside?: ReactNode;
  /** Right of the title, or below it on a phone. */
  subtitle?: ReactNode;
  /** Between the back button and the title: whom the screen is about. */
  leading?: ReactNode;
  /** Path to go to when there is no earlier screen; shows the back button. On a phone every screen that is no tab has one. */
  back?: string;
  /** `HeaderActions`, or controls of the whole screen; at most one primary button among them. */
  actions?: ReactNode;
  /** Between the header and the body, across the sheet: figures, tabs, filters. */
  below?: ReactNode;
  /** The body brings its own padding: calendars, wide tables. */
  flush?: boolean;
  /** The body is as wide as text is read; else it takes all of the sheet, as tables do. */
  reading?: boolean;
  /** The body is as high as the window leaves it, and what stands in it scrolls by itself; on a phone the page does. */
  fills?: boolean;
  /** What is printed has a head of its own: that of the page stays off paper. */
  printsOwnHead?: boolean;
  children: ReactNode;
}

/** True until the first screen was shown: loading a page must not steal the focus, going to another screen moves it. */
let firstShown = true;

const Foot = createContext<HTMLElement | null>(null);

/** What stays in sight at the foot of the page, however long it is: the save bar. */
export function PageFoot({ children }: { children: ReactNode }) {
  const foot = useContext(Foot);
  return foot === null ? null : createPortal(children, foot);
}

/** Tells the toasts how much of the page's foot to leave free. */
function useFootHeight(foot: HTMLElement | null) {
  useEffect(() => {
    if (foot === null) return;
    const { style } = document.body;
    const tell = () => style.setProperty('--page-foot', `${foot.offsetHeight}px`);
    const watch = new ResizeObserver(tell);
    watch.observe(foot);
    return () => {
      watch.disconnect();
      style.removeProperty('--page-foot');
    };
  }, [foot]);
}

/** The frame of every screen: title, actions, body. Moves the focus to the title when the route changes. */
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
