import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const fill = () => {
    const inner = frame.current?.contentDocument;
    if (!inner || inner.title === title) return;
    inner.documentElement.lang = document.documentElement.lang;
    inner.head.replaceChildren(...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => sheet.cloneNode(true)));
    inner.title = title;
    setBody(inner.body);
  };
  // an empty frame is there at once, and nothing is heard of it while it is put in; another browser gives it a new page later
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(fill, []);
  return (
    // what does not fit is scrolled to, also by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="c-preview" aria-label={title} tabIndex={0}>
      <iframe ref={frame} title={title} sandbox="allow-same-origin" width={width} height={height} inert onLoad={fill} />
      {body && createPortal(children, body)}
    </section>
  );
}
