/**
 * Passwords that keep the rule of kinds and are tried first all the same: words everyone takes, with the capital in front and digits
 * or a sign behind. Compared without case, with look-alikes (`@` `4`, `0`, `1`, `$` `5`, `3`) read as their letters.
 */
const STEMS =
  'password passwd admin administrator root qwerty qwertyuiop asdfgh asdfghjkl zxcvbn iloveyou welcome letmein monkey dragon aa aaa hik abc abcd abcdef qwer asdf test user guest huawei hikvision dahua camera zhongguo china woaini beijing shanghai anfang security';
const TAILS = '1 12 123 1234 12345 123456 12345678 111 111111 000 666 888 888888 520 521 1314 2020 2021 2022 2023 2024 2025 2026';

const plain = (text: string): string =>
  text.toLowerCase().replace(/[@4]/g, 'a').replace(/0/g, 'o').replace(/[1!|]/g, 'i').replace(/[$5]/g, 's').replace(/3/g, 'e');

const stems = new Set(STEMS.split(' ').map(plain));
const tails = new Set(['', ...TAILS.split(' ').map(plain)]);

/** True for a common word, alone or before digits and signs: `P@ssw0rd`, `Admin@123`, `Abc123456!`, `1qaz@WSX`. */
export function isCommonPassword(password: string): boolean {
  if (/^1?qaz.{0,2}wsx/i.test(password)) return true;
  const text = plain(password);
  return [...stems].some((stem) => {
    // what is behind the word, without signs; a `!` at the end reads as a letter
    const rest = text.slice(stem.length).replace(/[\W_]/g, '');
    return text.startsWith(stem) && (tails.has(rest) || tails.has(rest.replace(/i$/, '')) || tails.has(rest.replace(/^a/, '')));
  });
}
