/** What the law wants to be one click away, in every foot that has links. */
export const LEGAL_LINKS = [
  { label: '用户协议', href: '/aboutUs/staticContent?tab=userAgreement' },
  { label: '隐私政策', href: '/aboutUs/staticContent?tab=privacyPolicy' },
];
