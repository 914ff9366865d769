export interface EnrolmentFacts {
  uri: string;
  secret: string;
  qrSvg: string;
}

/** What an authenticator is linked by: a picture to scan, and the same as letters. */
export function Enrolment({ enrolment }: { enrolment: EnrolmentFacts }) {
  return (
    <div className="c-enrol">
      <p>首次登录，请用验证器应用扫描二维码，再输入它显示的动态码。</p>
      <img width={180} height={180} alt="验证器二维码" src={`data:image/svg+xml;utf8,${encodeURIComponent(enrolment.qrSvg)}`} />
      <p>
        无法扫描时手动输入密钥：<code className="c-enrol__secret">{enrolment.secret}</code>
      </p>
    </div>
  );
}
