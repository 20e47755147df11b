// The narrow screen comes last: it overrides the parts.
import './plates.css'
import './card.css'
import './log.css'
import './dice.css'
import './actions.css'
import './match.css'
import './explain.css'
import './small-screens.css'
