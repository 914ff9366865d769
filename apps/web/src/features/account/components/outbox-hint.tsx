/** Where the codes of a demo are read; nothing elsewhere. */
export function OutboxHint({ site }: { site: { demo: boolean; ssoOrigin: string } | undefined }) {
  if (!site?.demo) return null;
  return (
    <p className="p-small">
      演示环境不发送真实短信，验证码请在
      <a href={`${site.ssoOrigin}/outbox`} target="_blank" rel="noopener">
        短信箱
      </a>
      查看。
    </p>
  );
}
