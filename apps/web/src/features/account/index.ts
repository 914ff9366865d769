/** Front door of accounts on the pages: registering, passwords, numbers, where one is signed in. */
export { AccountForm } from './components/account-form.tsx';
export { PhoneField } from './components/phone-field.tsx';
export { ProofForm } from './components/proof-form.tsx';
export { useAccountForm } from './model/use-account-form.ts';
export { AccountCard } from './components/account-card.tsx';
export { ChangePasswordForm } from './components/change-password-form.tsx';
export { ChangePhoneForm } from './components/change-phone-form.tsx';
export { LoginSessions } from './components/login-sessions.tsx';
export { NicknameForm } from './components/nickname-form.tsx';
export { OutboxHint } from './components/outbox-hint.tsx';
export { PasswordResetForm } from './components/password-reset-form.tsx';
export { AvatarField } from './components/avatar-field.tsx';
export { CloseAccount } from './components/close-account.tsx';
export { ExportData } from './components/export-data.tsx';
export { OwnPhone } from './components/own-phone.tsx';
export { ScanLogin } from './components/scan-login.tsx';
export { RegisterForm } from './components/register-form.tsx';
