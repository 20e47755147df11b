import { t } from '../i18n/index.ts'

const authors =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, ' +
  'Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, ' +
  'Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, ' +
  'Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion'

export function Credits() {
  return (
    <div className="hero">
      <h1>{t('app.credits.title')}</h1>
      <p>{t('app.credits.glyphs', { authors })}</p>
      <p>{t('app.credits.fonts')}</p>
      <p>{t('app.credits.games')}</p>
      <p>{t('app.credits.code')}</p>
    </div>
  )
}
