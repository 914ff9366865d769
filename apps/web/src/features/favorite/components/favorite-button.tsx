import { Anchor, Button, Icon, IconButton } from '@portal/ui';
import { useContext, type MouseEvent } from 'react';
import { FavoritesContext } from './favorites-provider.tsx';

interface FavoriteButtonProps {
  spuNo: string;
  /** The family's name, for a screen reader. */
  name: string;
  /** With its word beside the drawing. */
  worded?: boolean | undefined;
}

/** The heart of one that is published. Needs `FavoritesProvider of="content"` around it. */
export const ContentFavoriteButton = ({ contentId, title }: { contentId: string; title: string }) => <Heart id={contentId} name={title} worded />;

/** The heart of a family. Needs `FavoritesProvider` around it. */
export const FavoriteButton = ({ spuNo, ...rest }: FavoriteButtonProps) => <Heart id={spuNo} {...rest} />;

/** A heart: filled where what it is on is kept. Before script a guest's is the way to sign in. Needs `FavoritesProvider` around it. */
function Heart({ id, name, worded = false }: { id: string; name: string; worded?: boolean | undefined }) {
  const favorites = useContext(FavoritesContext);
  if (!favorites) throw new Error('A heart stands outside FavoritesProvider');
  const { isSignedIn, loginHref, isKept, ask, toggle } = favorites;
  const label = `收藏：${name}`;
  if (!isSignedIn) {
    const handleClick = (event: MouseEvent) => {
      event.preventDefault();
      ask();
    };
    return (
      <Anchor
        className={worded ? 'p-button p-button--quiet p-button--large' : 'p-icon-button p-icon-button--small'}
        href={loginHref}
        rel="nofollow"
        aria-label={label}
        onClick={handleClick}
      >
        <Icon name="heart" size={worded ? 16 : undefined} />
        {worded && '收藏'}
      </Anchor>
    );
  }
  const own = isKept(id);
  const look = { 'aria-pressed': own, onClick: () => void toggle(id) } as const;
  if (!worded) return <IconButton {...look} size="small" name="heart" filled={own} label={label} />;
  return (
    <Button {...look} kind="quiet" size="large" aria-label={label}>
      <Icon name="heart" size={16} filled={own} />
      {own ? '已收藏' : '收藏'}
    </Button>
  );
}
