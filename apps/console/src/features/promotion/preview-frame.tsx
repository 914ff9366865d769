import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PreviewFrameProps {
  /** Of the screen it stands for, in pixels. */
  width: number;
  height: number;
  title: string;
  children: ReactNode;
}

/** A part of a page as wide a screen lays it out: a frame of that width, under this page's own sheets. */
export function PreviewFrame({ width, height, title, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement>();
  const fill = (frame: HTMLIFrameElement) => {
    const inner = frame.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = document.documentElement.lang;
    inner.title = title;
    inner.head.replaceChildren(...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => sheet.cloneNode(true)));
    setBody(inner.body);
  };
  return (
    // what does not fit is scrolled to, also by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="c-preview" aria-label={title} tabIndex={0}>
      <iframe title={title} sandbox="allow-same-origin" width={width} height={height} inert onLoad={({ currentTarget }) => fill(currentTarget)} />
      {body && createPortal(children, body)}
    </section>
  );
}
