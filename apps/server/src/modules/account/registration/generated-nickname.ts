const PREFIX = '用户';

/** What an account is called until its owner gives it a name; never to be taken for a person's name on a paper. */
export const generatedNickname = (phone: string): string => PREFIX + phone.slice(-4);

/** Whether nobody has given it: of this phone, or of one the account had before. */
export const isGeneratedNickname = (nickname: string): boolean => nickname.startsWith(PREFIX) && /^\d{4}$/u.test(nickname.slice(PREFIX.length));
